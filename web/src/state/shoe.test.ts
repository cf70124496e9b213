import assert from 'node:assert/strict'
import { test } from 'node:test'
import { countsText, fullShoe, isFull, shoeWithout, sizeOf, wishOf, wishText, withCard, withRank, type Shoe } from './shoe.ts'

const seen = (text: string) => shoeWithout(text, 8) as Shoe

test('a full shoe has every card as often as there are decks', () => {
  assert.equal(sizeOf(fullShoe(8)), 416)
  assert.ok(isFull(fullShoe(6), 6))
})

test('cards that are typed with their suits leave the suits known', () => {
  const left = seen('5h, 4D 10♠ kc')
  assert.equal(sizeOf(left), 412)
  assert.equal(left.cards?.[13 + 4], 7)
  assert.deepEqual(left.ranks.filter((copies) => copies === 31).length, 4)
})

test('one card without a suit leaves all suits unknown', () => {
  const left = seen('5h 10')
  assert.equal(left.cards, null)
  assert.equal(left.ranks[9], 31)
})

test('what is no card and what was seen too often is named', () => {
  assert.deepEqual(shoeWithout('5h 11', 8), { kind: 'no-card', word: '11' })
  assert.deepEqual(shoeWithout('5h 5h', 1), { kind: 'too-often', word: '5h' })
})

test('a card is taken out and put back, within the shoe', () => {
  const without = withCard(fullShoe(1), 0, -1, 1)
  assert.equal(sizeOf(without), 51)
  assert.equal(sizeOf(withCard(without, 0, -1, 1)), 51)
  assert.ok(isFull(withCard(without, 0, 1, 1), 1))
})

test('a rank that is set by number forgets the suits', () => {
  assert.deepEqual(withRank(fullShoe(8), 4, 40, 8), { cards: null, ranks: fullShoe(8).ranks })
  assert.equal(withRank(fullShoe(8), 4, -1, 8).ranks[4], 0)
})

test('what is asked for stands in the address and is read back', () => {
  const wish = { ruleset: 'punto-banco', decks: 6, shoe: seen('5h 10'), beside: ['dragon', 'six'], other: fullShoe(8) }
  assert.deepEqual(wishOf(wishText(wish)), wish)
  assert.deepEqual(wishOf('punto-banco'), { ruleset: 'punto-banco', decks: null, shoe: null, beside: [], other: null })
  assert.equal(wishOf('punto-banco;left=1.2;decks=no').shoe, null)
})

test('counts are asked of the house suit by suit where suits are known', () => {
  assert.equal(countsText(fullShoe(8), ' ').split(' ').length, 52)
  assert.equal(countsText(seen('5'), ' ').split(' ').length, 13)
})
