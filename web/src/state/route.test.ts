import assert from 'node:assert/strict'
import { test } from 'node:test'
import { hashOf, routeOf, type Route } from './route.ts'

test('every page is found again by its address', () => {
  const routes: Route[] = [
    { page: 'hall' }, { page: 'table', table: 'star-1' }, { page: 'rules', ruleset: '7up-mbs' }, { page: 'rules', ruleset: null }, { page: 'settings' }, { page: 'roads', shoe: 'BbPT' }, { page: 'roads', shoe: '' }, { page: 'wall', table: null }, { page: 'wall', table: 'star-1' },
    { page: 'admin' }, { page: 'gallery', part: null }, { page: 'gallery', part: 'cards' },
    { page: 'history', table: null }, { page: 'history', table: 'star-1' }, { page: 'coup', table: 'star-1', shoe: 3, coup: 12 }, { page: 'lab-shoe', table: 'star-1', shoe: 12 }, { page: 'statement' }, { page: 'leaders', table: null },
    { page: 'leaders', table: 'star-1' }, { page: 'console', table: 'seven-up-9' }, { page: 'pit', table: null }, { page: 'pit', table: 'seven-up-9' }, { page: 'shift' }, { page: 'practice' },
  ]
  for (const route of routes) assert.deepEqual(routeOf(hashOf(route)), route)
})

test('an address that leads nowhere says so', () => {
  for (const hash of ['#/nowhere', '#/table', '#/table/a/b', '#/rules/a/b', '#/history/star-1/3', '#/history/star-1/3/x', '#/history/star-1/0/1']) assert.equal(routeOf(hash).page, 'unknown')
  assert.deepEqual(routeOf(''), { page: 'hall' })
})
