// Runs as a process of its own: what draws a drawing cannot be interrupted, only ended. Reads it from the standard input,
// writes a PNG to the standard output.
import { buffer } from 'node:stream/consumers';
import { loadSharp } from './load-sharp.ts';

/** Pixels of the longer edge: sharp where people look closely, and quick to send. */
const edge = 4096;
/** What drawings are measured at, in dots an inch, where they say nothing else. */
const usualDensity = 72;
const mostDensity = 100_000;

const svg = await buffer(process.stdin);
const sharp = await loadSharp();
const { width, height } = await sharp(svg, { limitInputPixels: false }).metadata();
const density = Math.min(mostDensity, Math.max(1, (usualDensity * edge) / Math.max(width, height)));
// On white: lines are drawn in black, and the page below may be dark.
const picture = await sharp(svg, { density, limitInputPixels: 64_000_000 })
  .resize(edge, edge, { fit: 'inside', withoutEnlargement: true })
  .flatten({ background: '#ffffff' })
  .png({ compressionLevel: 8 })
  .toBuffer();
process.stdout.write(picture);
