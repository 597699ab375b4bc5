import { Callout } from '@imah/ui';
import type { OutboxProblem } from '../engine/index.ts';
import { useOutboxTexts } from '../texts.ts';

/** Why the server does not take it, in the server's words, and what can be done. */
export function Refusal({ problem }: { readonly problem: OutboxProblem | null }) {
  const t = useOutboxTexts();
  const said = [...new Set([problem?.message ?? '', ...Object.values(problem?.fieldErrors ?? {}).flat()])].filter(
    (words) => words !== '',
  );
  return (
    <Callout tone="danger" title={t('refusal.title')}>
      <p>{said.length === 0 ? t('refusal.plain') : said.join(' ')}</p>
      <p>{t('refusal.next')}</p>
    </Callout>
  );
}
