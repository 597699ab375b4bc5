/** `forged`: the mail server that took the mail in says that it does not come from the address it names. */
export type SenderProof = 'forged' | 'unproven';

/**
 * What the receiving server says of a mail's writer (RFC 8601), by the `Authentication-Results` headers in their order, topmost
 * first. Servers put theirs on top, in one header or several under one name; what stands below another name came with
 * the mail and says nothing. A pass proves nothing here: where the server adds no header, the sender has written it.
 */
export function senderProofOf(results: readonly string[]): SenderProof {
  const [first] = results;
  if (first === undefined) return 'unproven';
  const own = results.filter((result) => nameOf(result) === nameOf(first)).join('; ');
  const says = (method: string, verdict: string) => new RegExp(`\\b${method}\\s*=\\s*(?:${verdict})\\b`, 'i').test(own);
  if (says('dmarc', 'fail')) return 'forged';
  if (says('dmarc', 'pass') || says('dkim', 'pass')) return 'unproven';
  return says('spf', 'fail|softfail') ? 'forged' : 'unproven';
}

function nameOf(result: string): string {
  return result.split(';', 1)[0]?.trim().split(' ', 1)[0]?.toLowerCase() ?? '';
}
