// Bingo after a fact, as the server has it: `evolve` obeys and judges nothing.
import { changed, forAll } from '../seats'
import type { BingoCard, BingoEvent, BingoStarted, BingoView } from '../../net/types'

export function evolve(view: BingoView, event: BingoEvent): BingoView {
  switch (event.is) {
    case 'started':
      return begun(event, view.seat)
    case 'wrote':
      return withCard(view, event.seat, () => ({ words: event.words, struck: [] }))
    case 'dealt': {
      const dealt = withCard(view, event.seat, () => ({ words: event.words, struck: [] }))
      return { ...dealt, rolled: view.rolled + 2 * event.picks.length }
    }
    case 'called':
      return called(view, event.tile)
    case 'struck': {
      const { seat, place } = event
      return place === null ? view : withCard(view, seat, (card) => card && struckAt(card, place))
    }
    case 'readied':
      return { ...view, ready: [...view.ready, event.seat] }
    case 'claimed':
      return { ...view, claimed: [...view.claimed, event.seat] }
    case 'resigned':
      return { ...view, gone: [...view.gone, event.seat] }
    case 'ended':
      return { ...view, cards: event.cards, end: event }
    default:
      event satisfies never
      return view
  }
}

export function begun(event: BingoStarted, seat: number | null): BingoView {
  const { rules, players, commitment } = event
  const cards = forAll<BingoCard | null>(players, null)
  return {
    rules,
    players,
    commitment,
    cards,
    called: '',
    ready: [],
    claimed: [],
    gone: [],
    rolled: 0,
    end: null,
    seat,
  }
}

/** where letters strike themselves, one occurrence on each card. */
function called(view: BingoView, tile: string): BingoView {
  const { striking, calling } = view.rules
  const cards = striking === 'by-itself' ? view.cards.map((card) => card && struckOnce(card, tile)) : view.cards
  const named = calling.type === 'by-person' && calling.names_tiles
  return { ...view, cards, called: view.called + tile, ready: [], rolled: view.rolled + (named ? 0 : 1) }
}

/** Of two E, the first that is not struck. */
function struckOnce(card: BingoCard, letter: string): BingoCard {
  const letters = [...card.words.join('')]
  const place = letters.findIndex((own, at) => own === letter && !card.struck.includes(at))
  return place < 0 ? card : struckAt(card, place)
}

const struckAt = (card: BingoCard, place: number): BingoCard => ({
  ...card,
  struck: [...card.struck, place].sort((one, other) => one - other),
})

const withCard = (view: BingoView, seat: number, change: (card: BingoCard | null) => BingoCard | null): BingoView => ({
  ...view,
  cards: changed(view.cards, seat, change),
})
