/** A shoe's proof from the house, with what only its reader knows added: their share, and what their wagers paid. */
import type { Result } from '../wire.ts'
import { type Proof, readProof } from './proof.ts'

/** The proof of a shoe that is or was lately on a table, or null when the house has it no more. */
export async function askProof(table: string, shoe: number): Promise<Proof | null> {
  const answer = await fetch(`api/proofs/${encodeURIComponent(table)}/${shoe}`)
  return answer.ok ? readProof(await answer.text()) : null
}

/** The proof with one's own share and wagers in it, so that they are checked too. */
export function withOwn(proof: Proof, own: Proof['own'], result: Result | null): Proof {
  const { promise } = proof
  const shown = new Set(proof.coups.map(({ coup }) => coup))
  const wagers = result && shown.has(result.coup) ? result.wagers : []
  return {
    ...proof,
    own: promise !== null && own !== null ? own : null,
    wagers: wagers.map(({ bet, stake_minor, gross_win_minor, commission_minor, returned_minor, result: came }) =>
      ({ coup: result!.coup, bet, stake_minor, gross_win_minor, commission_minor, returned_minor: came === 'standing' ? stake_minor : returned_minor })),
  }
}

/** The file's name and text, to be kept and checked elsewhere. */
export function fileOf(proof: Proof, table: string, shoe: number): { name: string; text: string } {
  return { name: `${table}-${shoe}.proof.json`, text: `${JSON.stringify(proof)}\n` }
}

/** Has the browser keep a proof as a file. */
export function saveProof(proof: Proof, table: string, shoe: number): void {
  const { name, text } = fileOf(proof, table, shoe)
  const link = document.createElement('a')
  link.href = URL.createObjectURL(new Blob([text], { type: 'application/json' }))
  link.download = name
  link.click()
  URL.revokeObjectURL(link.href)
}
