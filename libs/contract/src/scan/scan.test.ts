import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { makeScanCode, readScanCode } from './scan-code.ts';
import { findScanProof, isScanProof } from './scan-proof.ts';
import { sha256 } from './sha256.ts';

describe('the code of a label', () => {
  const code = makeScanCode(new Uint8Array([0, 9, 10, 17, 18, 31, 250, 77, 3, 128]));

  it('is read however it is typed', () => {
    const typed = [code, code.toLowerCase(), ` ${code.slice(0, 5)}-${code.slice(5)} `, code.replaceAll('0', 'o')];
    expect(typed.map(readScanCode)).toEqual([code, code, code, code]);
  });

  it('is no code with one letter changed, two swapped, one too few or something else in it', () => {
    const changed = code
      .split('')
      .map((letter, index) => code.slice(0, index) + (letter === 'Z' ? 'Y' : 'Z') + code.slice(index + 1));
    const swapped = code.slice(1, 2) + code.slice(0, 1) + code.slice(2);
    const wrong = [...changed, swapped, code.slice(1), `${code}0`, '', '<script>', 'ÀÀÀÀÀÀÀÀÀÀÀ'];
    expect(wrong.map(readScanCode)).toEqual(wrong.map(() => null));
  });
});

describe('the proof of a report', () => {
  it('is the hash that everybody else knows', () => {
    for (const text of ['', 'imah', 'x'.repeat(55), 'x'.repeat(56), 'x'.repeat(200), 'é – 終']) {
      const hex = [...sha256(text)].map((word) => word.toString(16).padStart(8, '0')).join('');
      expect(hex).toBe(createHash('sha256').update(text).digest('hex'));
    }
  });

  it('is found by trying, and fits one report at one label alone', () => {
    const subject = { code: 'A', id: 'one' };
    const proof = findScanProof(subject, 0, 500_000) ?? -1;

    expect(isScanProof(subject, proof)).toBe(true);
    const others = [isScanProof({ code: 'B', id: 'one' }, proof), isScanProof({ code: 'A', id: 'two' }, proof)];
    expect(others).toEqual([false, false]);
    expect(findScanProof(subject, 0, 1)).toBeNull();
  });
});
