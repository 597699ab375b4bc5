import { spawn } from 'node:child_process';
import { buffer } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { HttpProblem } from '../../http/errors.ts';
import { decoding } from '../decoding.ts';

const usualTimeMs = 15_000;
const maxBytes = 62_914_560;
const script = fileURLToPath(new URL('svg-process.ts', import.meta.url));
const head = 4096;

/**
 * Whether bytes are a drawing in SVG, by how they begin. A comment ends with the first end of one: could it go on beyond, so many
 * comments would be read in twice as many ways with each.
 */
export function isSvg(bytes: Uint8Array): boolean {
  const start = new TextDecoder().decode(bytes.subarray(0, head));
  return /^\uFEFF?\s*(?:<\?xml[^>]*>\s*)?(?:<!--(?:(?!-->)[\s\S])*-->\s*|<!DOCTYPE svg[^>[]*>\s*)*<svg[\s>]/i.test(
    start,
  );
}

/**
 * What a drawing in SVG shows, as a PNG: its scripts, links and fonts are not kept, and nothing it names outside of itself
 * is read. Drawn in a process of its own that has nothing of the server's environment and is ended at its limits.
 * @param owner drawings of the same one are drawn one after the other
 * @param timeMs how long it may take
 * @throws {HttpProblem} 422 for what cannot be drawn, or not in time
 */
export async function drawSvg(owner: string, svg: Uint8Array, timeMs = usualTimeMs): Promise<Uint8Array> {
  // Entities are what makes a small file unpack to a large one; a drawing needs none.
  if (/<!ENTITY/i.test(new TextDecoder().decode(svg))) throw new HttpProblem(422, 'BERKAS_RUSAK');
  const drawn = await decoding.run(owner, () => draw(svg, timeMs));
  if (drawn === null || drawn.byteLength === 0 || drawn.byteLength > maxBytes)
    throw new HttpProblem(422, 'BERKAS_RUSAK');
  return drawn;
}

async function draw(svg: Uint8Array, timeMs: number): Promise<Buffer | null> {
  const child = spawn(process.execPath, ['--max-old-space-size=128', script], {
    stdio: ['pipe', 'pipe', 'ignore'],
    env: {},
    timeout: timeMs,
    killSignal: 'SIGKILL',
  });
  const ended = new Promise<number | null>((resolve) => {
    child.once('error', () => resolve(null));
    child.once('close', (code) => resolve(code));
  });
  // One that has ended early takes no more; what it answered decides.
  child.stdin.on('error', () => undefined);
  child.stdin.end(svg);
  const [picture, code] = await Promise.all([buffer(child.stdout).catch(() => null), ended]);
  return code === 0 ? picture : null;
}
