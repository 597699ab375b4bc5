import { Dialog, Heading, Inline, Stack, Switch, Text } from '@imah/ui';
import { Fragment } from 'react';
import type { Shortcut, ShortcutGroup } from './shortcut.ts';
import type { ShortcutsState } from './shortcut-preference.ts';
import * as styles from './shortcuts-dialog.css.ts';
import { useShortcutTexts } from './texts.ts';

interface ShortcutsDialogProps {
  readonly shortcuts: readonly Shortcut[];
  readonly state: ShortcutsState;
  readonly onChange: (state: ShortcutsState) => void;
  readonly onClose: () => void;
}

const groups = ['general', 'pages', 'rows'] as const satisfies readonly ShortcutGroup[];

/** All keys that do something here, and the switch that ends single keys on this device. */
export function ShortcutsDialog({ shortcuts, state, onChange, onClose }: ShortcutsDialogProps) {
  const t = useShortcutTexts();
  const known: readonly Pick<Shortcut, 'keys' | 'group' | 'label'>[] = [
    { keys: '?', group: 'general', label: t('help') },
    ...shortcuts,
  ];
  return (
    <Dialog open onClose={onClose} title={t('title')}>
      <Stack gap="lg">
        <Inline justify="between" gap="md" wrap="nowrap">
          <Stack gap="none">
            <Text weight="medium">{t('single')}</Text>
            <Text size="sm" tone="muted">
              {t('singleHint')}
            </Text>
          </Stack>
          <Switch label={t('single')} word="hidden" value={state} onChange={({ value }) => onChange(value)} />
        </Inline>
        {groups.map((group) => {
          const own = known.filter((one) => one.group === group);
          return own.length === 0 ? null : (
            <Stack key={group} gap="sm">
              <Heading level={3} size="sm">
                {t(`groups.${group}`)}
              </Heading>
              <dl className={styles.list}>
                {own.map(({ keys, label }) => (
                  <div key={keys} className={styles.entry}>
                    <dt>{label}</dt>
                    <dd className={styles.keys}>
                      {keys.split(' ').map((key, at) => (
                        <Fragment key={key}>
                          {at === 0 ? null : <Text as="span">{t('between')}</Text>}
                          <kbd className={styles.key}>{key.length === 1 ? key.toUpperCase() : key}</kbd>
                        </Fragment>
                      ))}
                    </dd>
                  </div>
                ))}
              </dl>
            </Stack>
          );
        })}
      </Stack>
    </Dialog>
  );
}
