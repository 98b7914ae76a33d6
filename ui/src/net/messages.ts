// What goes up and down the socket, as `live/wishes.py` and `live/messages.py` have it. Each is an object whose `t` is its kind.

export type Matter = 'takeback' | 'pause' | 'resume' | 'rematch'

/** What a table is, beside the game itself. */
export type About = {
  kind: string
  lexicon: string
  bots: Record<string, string>
  watching: 'open' | 'delayed' | 'closed'
  casual: boolean
  patience: number
}

/** How it goes where so many play that not every slip is told of. */
export type News = { round: number; present: number; handed_in: number; done: number }
export type Place = { rank: number; seat: number; name: string; total: number }

// Down. What is as it mostly is, is left out.

export type Seen = { t: 'seen'; game: string; n: number; now: number; seat?: number | null; about: About; view: unknown }
export type Told = {
  t: 'told'
  game: string
  n: number
  now: number
  events: unknown[]
  id?: string | null
  seat?: number | null
}
export type Granted = { t: 'granted'; game: string; id: string; n: number }
export type Denied = {
  t: 'denied'
  key: string
  says: string
  game?: string | null
  id?: string | null
  rule?: string | null
  facts?: Record<string, unknown>
  n?: number | null
}
export type Offered = { t: 'offered'; game: string; what: Matter; seat: number; agreed: number[] }
export type Settled = { t: 'settled'; game: string; what: Matter; agreed: boolean; code?: string | null }
export type Present = { t: 'present'; game: string; seats: number[]; watchers: number }
export type Time = { t: 'time'; now: number; at?: number | null }
export type Hall = { t: 'hall'; game: string; n: number; news: News; leaders?: Place[]; own?: Place | null }
export type Changed = { t: 'changed'; code: string; game?: string | null; closed?: boolean }
export type Lobby = { t: 'lobby' }

export type Down = Seen | Told | Granted | Denied | Offered | Settled | Present | Time | Hall | Changed | Lobby

/** What those who watch a game hear of it. */
export type GameNews = Seen | Told | Offered | Settled | Present | Hall | Denied

// Up.

export type Watch = { t: 'watch'; game: string; seat: number | null; since?: number }
export type Do = { t: 'do'; game: string; seat: number; id: string; wish: unknown; n: number | null }
export type Proposing = { t: 'offer' | 'decline'; game: string; seat: number; what: Matter }
export type Dismiss = { t: 'dismiss'; game: string; seat: number; whom: number }

export type Up =
  | Watch
  | { t: 'leave'; game: string; seat: number | null }
  | Do
  | Proposing
  | Dismiss
  | { t: 'wait'; code: string }
  | { t: 'browse'; on: boolean }
  | { t: 'ping'; at: number }
