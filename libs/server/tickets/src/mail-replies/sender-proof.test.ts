import { describe, expect, it } from 'vitest';
import { senderProofOf } from './sender-proof.ts';

describe('the writer of a mail is forged', () => {
  it.each([
    ['by DMARC', ['mx.imah.test; spf=pass; dkim=pass header.d=other.test; dmarc=fail header.from=imah.test']],
    ['by SPF alone', ['mx.imah.test; spf=fail smtp.mailfrom=sari@imah.test']],
    ['by SPF in a header of its own', ['mx.imah.test 1; dkim=none', 'mx.imah.test; spf=softfail']],
    ['whatever the mail brought along', ['mx.imah.test; dmarc = FAIL', 'evil.test; dmarc=pass']],
  ])('%s', (_, results) => {
    expect(senderProofOf(results)).toBe('forged');
  });
});

describe('the writer of a mail is not called forged', () => {
  it.each([
    ['where no server says anything', []],
    ['where a signature stands, though it was forwarded', ['mx.imah.test; spf=fail; dkim=pass header.d=imah.test']],
    ['where all passes', ['mx.imah.test; spf=pass; dkim=pass; dmarc=pass']],
    ['by a server on its way', ['mx.imah.test; spf=pass', 'list.test; dmarc=fail']],
    ['where nothing is published', ['mx.imah.test; none']],
  ])('%s', (_, results) => {
    expect(senderProofOf(results)).toBe('unproven');
  });
});
