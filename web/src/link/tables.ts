/** The house's tables over HTTP, for its own people. What is wrong with settings comes back as faults, all at once. */
import type { AddTable, ChangeTable, FaultTold, HouseTable, TableAct, Unfit } from '../wire.ts'
import { ask, AskFailed } from './http.ts'

/** What can be done to a table's service. */
export type Order = 'open' | 'close' | 'disable' | 'enable'

/** Settings that cannot be played. */
export class Misfit extends AskFailed {
  readonly faults: readonly FaultTold[]

  constructor(faults: readonly FaultTold[]) {
    super('table-unfit')
    this.faults = faults
  }
}

export const askTables = () => ask<HouseTable[]>('GET', 'api/tables')
export const askTableRecord = () => ask<TableAct[]>('GET', 'api/table-record')
export const addTable = (asked: AddTable) => put('api/tables', asked)
export const changeTable = (id: string, asked: ChangeTable) => put(`api/tables/${encodeURIComponent(id)}`, asked)
export const orderTable = (id: string, order: Order, why: string) => put(`api/tables/${encodeURIComponent(id)}/${order}`, { why })

async function put(path: string, body: object): Promise<HouseTable> {
  const headers = { accept: 'application/json', 'content-type': 'application/json' }
  const response = await fetch(path, { method: 'POST', headers, credentials: 'same-origin', body: JSON.stringify(body) }).catch(() => null)
  if (response?.status === 422) throw new Misfit(((await response.json()) as Unfit).faults)
  if (response?.ok) return (await response.json()) as HouseTable
  const failed = (await response?.json().catch(() => null)) as { reason?: AskFailed['reason'] } | null
  throw new AskFailed(failed?.reason ?? 'service-unavailable')
}
