import assert from 'node:assert/strict'
import { test } from 'node:test'
import { hashOf, routeOf, type Route } from './route.ts'

test('every page is found again by its address', () => {
  const routes: Route[] = [
    { page: 'hall' }, { page: 'table', table: 'star-1' }, { page: 'rules', ruleset: '7up-mbs' }, { page: 'settings' }, { page: 'roads', shoe: 'BbPT' }, { page: 'roads', shoe: '' }, { page: 'wall' },
    { page: 'gallery', part: null }, { page: 'gallery', part: 'cards' },
  ]
  for (const route of routes) assert.deepEqual(routeOf(hashOf(route)), route)
})

test('an address that leads nowhere says so', () => {
  for (const hash of ['#/nowhere', '#/table', '#/table/a/b', '#/rules/']) assert.equal(routeOf(hash).page, 'unknown')
  assert.deepEqual(routeOf(''), { page: 'hall' })
})
