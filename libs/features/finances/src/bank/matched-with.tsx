import type { StatementLine } from '@imah/contract/statements';
import { Heading, Link, List, ListRow, Stack, Text } from '@imah/ui';
import { useFormat } from '@imah/app/i18n';
import { useBankTexts } from './texts.ts';

interface MatchedWithProps {
  readonly match: NonNullable<StatementLine['match']>;
}

/** What a line is matched with, by whom, and the way to it. */
export function MatchedWith({ match }: MatchedWithProps) {
  const t = useBankTexts();
  const format = useFormat();
  const { at, byName, lineCount, parts } = match;
  return (
    <Stack gap="sm">
      <Heading level={3} size="sm">
        {t('panel.matched')}
      </Heading>
      <List>
        {parts.map(({ memo, amount, entrySeq, source }) => (
          <ListRow
            key={entrySeq}
            title={source.type === 'payment' ? <Link href={`/imah/kuitansi/${source.id}`}>{memo}</Link> : memo}
            description={t('panel.entry', { seq: String(entrySeq) })}
            trailing={<Text weight="semibold">{format.rupiah(amount)}</Text>}
          />
        ))}
      </List>
      <Text size="sm" tone="muted">
        {[
          t('panel.matchedBy', { byName, day: format.dateTime(Date.parse(at), 'Asia/Jakarta') }),
          ...(lineCount > 1 ? [t('panel.withOthers', { count: lineCount - 1 })] : []),
        ].join(' · ')}
      </Text>
    </Stack>
  );
}
