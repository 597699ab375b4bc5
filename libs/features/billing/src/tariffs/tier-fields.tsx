import { type MeteredKind, tariffBounds } from '@imah/contract/billing/words';
import { Button, IconButton, Inline, NumberField, Stack, Text } from '@imah/ui';
import { plusIcon, trashIcon } from '@imah/ui/icons';
import { useUsageTexts } from '../meters/texts.ts';
import { emptyTier, type TierDraft } from './metered-values.ts';

interface TierFieldsProps {
  readonly kind: MeteredKind;
  readonly tiers: readonly TierDraft[];
  readonly errorOf: (field: string) => string | undefined;
  readonly onChange: (tiers: readonly TierDraft[]) => void;
}

/** The tiers of a tariff one below the other; the last goes on without an end. */
export function TierFields({ kind, tiers, errorOf, onChange }: TierFieldsProps) {
  const t = useUsageTexts();
  const unit = t(`units.${kind}`);
  const last = tiers.length - 1;
  const write = (key: number, next: Partial<TierDraft>) =>
    onChange(tiers.map((tier) => (tier.key === key ? { ...tier, ...next } : tier)));
  const rateLabel = (index: number): string => {
    if (last === 0) return t('form.rate', { unit });
    return index === last ? t('form.rateLast', { unit }) : t('form.rateAt', { position: String(index + 1), unit });
  };
  return (
    <Stack gap="md" as="section" aria-label={t('form.tiers')}>
      {tiers.map(({ key, upTo, rate }, index) => (
        <Stack key={key} gap="sm">
          {index === last ? null : (
            <Inline gap="sm" align="end" wrap="nowrap">
              <NumberField
                name={`tiers.${index}.upToMilli`}
                label={t('form.upTo', { position: String(index + 1) })}
                required
                min={0}
                decimals={3}
                steppers="hidden"
                inputMode="decimal"
                unit={unit}
                value={upTo}
                onChange={({ value }) => write(key, { upTo: value })}
                error={errorOf(`tiers.${index}.upToMilli`)}
              />
              <IconButton
                icon={trashIcon}
                label={t('form.drop', { position: String(index + 1) })}
                onClick={() => onChange(tiers.filter((tier) => tier.key !== key))}
              />
            </Inline>
          )}
          <NumberField
            name={`tiers.${index}.rateE4`}
            label={rateLabel(index)}
            required
            min={0}
            decimals={4}
            steppers="hidden"
            inputMode="decimal"
            unit="Rp"
            value={rate}
            onChange={({ value }) => write(key, { rate: value })}
            error={errorOf(`tiers.${index}.rateE4`)}
          />
        </Stack>
      ))}
      <Text size="sm" tone="muted">
        {t('form.tiersHint')}
      </Text>
      <Inline>
        <Button
          icon={plusIcon}
          disabled={tiers.length >= tariffBounds.tiers}
          onClick={() => onChange([...tiers.slice(0, -1), emptyTier(tiers), ...tiers.slice(-1)])}
        >
          {t('form.add')}
        </Button>
      </Inline>
    </Stack>
  );
}
