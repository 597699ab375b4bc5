import { useRead } from '@imah/api-client/react';
import type { TicketRule } from '@imah/contract/tickets';
import { Badge, Button, EmptyState, Inline, List, ListRow, Stack, Text } from '@imah/ui';
import { plusIcon, zapIcon } from '@imah/ui/icons';
import { useState } from 'react';
import { ChangeButton } from './change-button.tsx';
import { RuleSheet } from './rule-sheet.tsx';
import { useTicketSettingsTexts } from './texts.ts';
import { Part } from './use-part.tsx';
import { useReach } from './use-reach.ts';

/** As many rules as the server keeps for an organisation. */
const most = 20;

/** The rules by which tickets go their way. */
export function RulePart({ orgId }: { readonly orgId: string }) {
  const t = useTicketSettingsTexts();
  const { may, mayAdd } = useReach(orgId);
  const [opened, setOpened] = useState<TicketRule | 'new' | null>(null);
  const eventOf = ({ event, minutes }: TicketRule) =>
    event === 'unanswered' ? t('rules.unansweredFor', { count: minutes ?? 0 }) : t(`rules.events.${event}`);
  return (
    <Part query={useRead('listTicketRules', { params: { orgId } })}>
      {(rules) => (
        <Stack gap="lg">
          <Text tone="muted">{t('rules.lead', { count: String(most) })}</Text>
          {rules.length === 0 ? (
            <EmptyState icon={zapIcon} level={2} title={t('rules.empty')} text={t('rules.emptyText')} />
          ) : (
            <List>
              {rules.map((rule) => (
                <ListRow
                  key={rule.id}
                  title={rule.name}
                  description={eventOf(rule)}
                  trailing={
                    <Inline gap="xs">
                      {rule.state === 'off' ? <Badge>{t('rules.off')}</Badge> : null}
                      {may('settings.update', rule.conditions.buildingId) ? (
                        <ChangeButton name={rule.name} onPress={() => setOpened(rule)} />
                      ) : null}
                    </Inline>
                  }
                />
              ))}
            </List>
          )}
          {mayAdd('settings.update') && rules.length < most ? (
            <Inline>
              <Button icon={plusIcon} onClick={() => setOpened('new')}>
                {t('rules.add')}
              </Button>
            </Inline>
          ) : null}
          {opened === null ? null : (
            <RuleSheet orgId={orgId} rule={opened === 'new' ? null : opened} onClose={() => setOpened(null)} />
          )}
        </Stack>
      )}
    </Part>
  );
}
