import { useRead } from '@imah/api-client/react';
import type { MatchPart, MatchSuggestion } from '@imah/contract/statements';
import { Badge, Button, Heading, Inline, List, ListRow, Skeleton, Stack, Text } from '@imah/ui';
import { useDay, useFormat } from '@imah/app/i18n';
import { Read, readState } from '@imah/app/read';
import { useBankTexts } from '../texts.ts';

interface SuggestionsProps {
  readonly orgId: string;
  readonly bankAccountId: string;
  readonly lineId: string;
  readonly isSending: boolean;
  readonly onTake: (parts: readonly MatchPart[]) => void;
}

/** What a line could be, each with why it is thought so; nothing is matched before somebody presses it. */
export function Suggestions({ orgId, bankAccountId, lineId, isSending, onTake }: SuggestionsProps) {
  const t = useBankTexts();
  const read = readState(useRead('listMatchSuggestions', { params: { orgId, bankAccountId, lineId } }));
  return (
    <Stack gap="sm">
      <Heading level={3} size="sm">
        {t('suggestions.title')}
      </Heading>
      <Read of={read} level={3} loading={<Skeleton shape="row" />} failed={t('failed')}>
        {(suggestions) =>
          suggestions.length === 0 ? (
            <Text tone="muted">{t('suggestions.none')}</Text>
          ) : (
            <List>
              {suggestions.map((suggestion) => (
                <Suggestion
                  key={JSON.stringify(suggestion.parts)}
                  suggestion={suggestion}
                  isSending={isSending}
                  onTake={onTake}
                />
              ))}
            </List>
          )
        }
      </Read>
    </Stack>
  );
}

type OneProps = Pick<SuggestionsProps, 'isSending' | 'onTake'> & { readonly suggestion: MatchSuggestion };

function Suggestion({ suggestion, isSending, onTake }: OneProps) {
  const t = useBankTexts();
  const format = useFormat();
  const day = useDay();
  const { parts, title, detail, reasons } = suggestion;
  const [part] = parts;
  const what =
    part === undefined
      ? null
      : part.kind === 'settlement'
        ? t('suggestions.kinds.settlement', { fee: format.rupiah(part.fee) })
        : t(`suggestions.kinds.${part.kind}`);
  return (
    <ListRow
      title={title}
      description={
        <Stack gap="xs">
          <span>
            {[what, detail?.replaceAll(/\d{4}-\d{2}-\d{2}/g, day) ?? null].filter((text) => text !== null).join(' · ')}
          </span>
          <Inline gap="xs">
            {reasons.map((reason) => (
              <Badge key={reason}>{t(`suggestions.reasons.${reason}`)}</Badge>
            ))}
          </Inline>
        </Stack>
      }
      trailing={
        <Button
          size="sm"
          tone="primary"
          loading={isSending}
          aria-label={t('suggestions.takeNamed', { title })}
          onClick={() => onTake(parts)}
        >
          {t('suggestions.take')}
        </Button>
      }
    />
  );
}
