import { useRead } from '@imah/api-client/react';
import type { RuleTicket } from '@imah/contract/alarms';
import { priorityOfSeverity, type AlarmSeverity } from '@imah/contract/alarms/words';
import { ticketPriorities } from '@imah/contract/tickets/words';
import { Checkbox, Grid, SelectField, Stack, Text } from '@imah/ui';
import { useCan } from '@imah/app/ports';
import { useRuleTexts } from './texts.ts';

export interface TicketFieldsProps {
  readonly orgId: string;
  /** Null: the rule holds in all of them. */
  readonly buildingId: string | null;
  readonly severity: AlarmSeverity;
  readonly value: RuleTicket | null;
  readonly errorOf: (name: string) => string | undefined;
  readonly onChange: (value: RuleTicket | null) => void;
}

/** Whether a ticket is made for what a rule raises, and which; who may make none themselves only reads it. */
export function TicketFields({ orgId, buildingId, severity, value, errorOf, onChange }: TicketFieldsProps) {
  const t = useRuleTexts();
  const can = useCan();
  const place = buildingId === null ? { orgId, everywhere: true } : { orgId, buildingId };
  const mayMake = can('ticket.create', place) === 'allowed';
  const mayAssign = can('ticket.assign', place) === 'allowed';
  const enabled = mayMake && value !== null;
  const { data: categories = [] } = useRead('listTicketCategories', { params: { orgId } }, { enabled });
  const { data: workers = [] } = useRead(
    'listTicketWorkers',
    { params: { buildingId: buildingId ?? '' } },
    { enabled: enabled && mayAssign && buildingId !== null },
  );
  if (!mayMake) return value === null ? null : <Text tone="muted">{t('ticket.notYours')}</Text>;
  return (
    <Stack gap="md">
      <Checkbox
        name="ticket"
        label={t('ticket.make')}
        hint={t('ticket.hint')}
        checked={value !== null}
        onChange={(event) =>
          onChange(
            event.currentTarget.checked
              ? { priority: priorityOfSeverity[severity], categoryId: null, assigneeId: null }
              : null,
          )
        }
      />
      {value === null ? null : (
        <Grid columns={2} gap="md">
          <SelectField
            name="ticket.priority"
            label={t('ticket.priority')}
            value={value.priority}
            options={ticketPriorities.map((one) => ({ value: one, label: t(`ticket.priorities.${one}`) }))}
            onChange={(event) => {
              const priority = ticketPriorities.find((one) => one === event.currentTarget.value);
              if (priority !== undefined) onChange({ ...value, priority });
            }}
          />
          <SelectField
            name="ticket.categoryId"
            label={t('ticket.category')}
            value={value.categoryId ?? ''}
            options={[
              { value: '', label: t('ticket.noCategory') },
              ...categories.map(({ id, name }) => ({ value: id, label: name })),
            ]}
            onChange={(event) => onChange({ ...value, categoryId: event.currentTarget.value || null })}
            error={errorOf('ticket.categoryId')}
          />
          {workers.length === 0 ? null : (
            <SelectField
              name="ticket.assigneeId"
              label={t('ticket.assignee')}
              value={value.assigneeId ?? ''}
              options={[
                { value: '', label: t('ticket.nobody') },
                ...workers.map(({ id, name }) => ({ value: id, label: name })),
              ]}
              onChange={(event) => onChange({ ...value, assigneeId: event.currentTarget.value || null })}
              error={errorOf('ticket.assigneeId')}
            />
          )}
        </Grid>
      )}
    </Stack>
  );
}
