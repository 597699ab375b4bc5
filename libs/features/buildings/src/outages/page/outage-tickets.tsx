import { useApiClient, useRead } from '@imah/api-client/react';
import type { Outage } from '@imah/contract/outages';
import { Button, Card, Combobox, type ComboboxOption, Heading, Inline, List, ListRow, Stack, Text } from '@imah/ui';
import { plusIcon, ticketIcon, unlinkIcon } from '@imah/ui/icons';
import { useState } from 'react';
import { useSubmit } from '@imah/app/command';
import { useCan } from '@imah/app/ports';
import { useToast } from '@imah/app/shell';
import { changeBuilding } from '../../parts/building-commands.ts';
import { useOutagesTexts } from '../texts.ts';

/** The tickets that are about an outage: made of it, bound to it, let go. */
export function OutageTickets({ outage }: { readonly outage: Outage }) {
  const t = useOutagesTexts();
  const can = useCan();
  const client = useApiClient();
  const toast = useToast();
  const { isSending, answer, submit } = useSubmit(changeBuilding(outage.buildingId));
  const target = { orgId: outage.orgId, buildingId: outage.buildingId };
  const mayChange = can('outage.update', target) === 'allowed';
  const mayMake = mayChange && can('ticket.create', target) === 'allowed';
  const params = { buildingId: outage.buildingId, outageId: outage.id };

  async function act(call: () => Promise<unknown>, told: string | null): Promise<void> {
    const done = await submit(call);
    if (done !== null && told !== null) toast('success', told);
  }

  return (
    <Stack gap="md" as="section" aria-labelledby="tiket-gangguan">
      <Inline justify="between" align="baseline">
        <Heading level={3} id="tiket-gangguan">
          {t('page.tickets')}
        </Heading>
        {mayMake ? (
          <Button
            icon={plusIcon}
            loading={isSending}
            onClick={() => void act(() => client.createOutageTicket({ params }), t('told.ticket'))}
          >
            {t('page.makeTicket')}
          </Button>
        ) : null}
      </Inline>
      {answer?.message === undefined ? null : (
        <Text size="sm" tone="danger" role="alert">
          {answer.message}
        </Text>
      )}
      {outage.tickets.length === 0 ? (
        <Text tone="muted">{t('page.noTickets')}</Text>
      ) : (
        <Card padding="none">
          <List>
            {outage.tickets.map((ticket) => (
              <ListRow
                key={ticket.id}
                icon={ticketIcon}
                title={ticket.title}
                href={`/imah/ticket/${ticket.id}`}
                description={ticket.number}
                trailing={
                  mayChange ? (
                    <Button
                      size="sm"
                      icon={unlinkIcon}
                      aria-label={t('page.unbindNamed', { number: ticket.number })}
                      onClick={() =>
                        void act(
                          () => client.unbindOutageTicket({ params: { ...params, ticketId: ticket.id } }),
                          t('told.unbound'),
                        )
                      }
                    >
                      {t('page.unbind')}
                    </Button>
                  ) : null
                }
              />
            ))}
          </List>
        </Card>
      )}
      {mayChange ? (
        <BindTicket
          outage={outage}
          onChoose={(ticketId) => void act(() => client.bindOutageTicket({ params: { ...params, ticketId } }), null)}
        />
      ) : null}
    </Stack>
  );
}

interface BindTicketProps {
  readonly outage: Outage;
  readonly onChoose: (ticketId: string) => void;
}

/** Finds an open ticket of the building by its words. */
function BindTicket({ outage, onChoose }: BindTicketProps) {
  const t = useOutagesTexts();
  const [q, setQ] = useState('');
  const query = { buildingId: outage.buildingId, limit: 20, ...(q.trim().length < 2 ? {} : { q: q.trim() }) };
  const { data = [] } = useRead('listTickets', { query });
  const bound = new Set(outage.tickets.map(({ id }) => id));
  const options: ComboboxOption[] = data
    .filter(({ id }) => !bound.has(id))
    .map(({ id, number, title }) => ({ value: id, label: `${number} ${title}` }));
  return (
    <Combobox
      label={t('page.bindLabel')}
      hint={t('page.bindHint')}
      options={options}
      onSearch={({ text }) => setQ(text)}
      value={null}
      onChange={({ value }) => {
        if (value !== null) onChoose(value.value);
      }}
    />
  );
}
