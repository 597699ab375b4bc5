import type { KnownDeviceType } from '@imah/contract/devices';
import { Button, Inline, ListRow } from '@imah/ui';
import { circuitBoardIcon } from '@imah/ui/icons';
import { useLocale } from '@imah/app/i18n';
import { useNamedIcon } from '@imah/app/named-icons';
import { useTypeTexts } from './texts.ts';

interface TypeRowProps {
  readonly type: KnownDeviceType;
  readonly mayChange: boolean;
  readonly onCopy: () => void;
  readonly onEdit: () => void;
  readonly onRemove: () => void;
}

/** A type with what it measures and who uses it; one that devices use cannot be removed. */
export function TypeRow({ type, mayChange, onCopy, onEdit, onRemove }: TypeRowProps) {
  const t = useTypeTexts();
  const { locale } = useLocale();
  const name = type.name[locale];
  const metrics = type.metrics.map(({ label }) => label[locale]).join(', ');
  const { own } = type;
  const used = own === undefined ? [] : [t('devices', { count: own.devices })];
  return (
    <ListRow
      icon={useNamedIcon(type.icon, circuitBoardIcon)}
      title={name}
      description={[...used, metrics].join(' · ')}
      trailing={
        mayChange ? (
          <Inline gap="xs">
            {own === undefined ? null : (
              <Button size="sm" aria-label={t('editNamed', { name })} onClick={onEdit}>
                {t('edit')}
              </Button>
            )}
            <Button size="sm" tone="ghost" aria-label={t('copyNamed', { name })} onClick={onCopy}>
              {t('copy')}
            </Button>
            {own?.devices === 0 ? (
              <Button size="sm" tone="ghost" aria-label={t('removeNamed', { name })} onClick={onRemove}>
                {t('remove')}
              </Button>
            ) : null}
          </Inline>
        ) : null
      }
    />
  );
}
