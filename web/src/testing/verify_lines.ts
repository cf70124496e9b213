/** Judges proofs, one a line in, its faults a line out: how the two verifiers are held against each other. */
import { createInterface } from 'node:readline'
import { readProof } from '../verify/proof.ts'
import { verify } from '../verify/verdict.ts'

for await (const line of createInterface({ input: process.stdin })) {
  const proof = readProof(line)
  process.stdout.write(`${JSON.stringify(proof && verify(proof).faults.map(({ code, where }) => [code, where]))}\n`)
}
