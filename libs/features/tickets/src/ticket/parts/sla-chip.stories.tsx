import { Inline, Stack } from '@imah/ui';
import { ticketPriorities, ticketSlaStates, ticketStates } from '@imah/contract/tickets/words';
import { fixtureNow } from '@imah/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { PageHarness } from '@imah/app/harness/testing';
import { SlaChip } from './sla-chip.tsx';
import { TicketPriorityBadge } from './ticket-priority-badge.tsx';
import { TicketStateBadge } from './ticket-state-badge.tsx';

const meta = { title: 'Data/SlaChip', component: SlaChip } satisfies Meta<typeof SlaChip>;
export default meta;

const hour = 3_600_000;
const away = { running: 30 * hour, near: 0.4 * hour, late: -5 * hour, paused: null, met: -hour, void: null };
const dueAt = (ms: number | null) => (ms === null ? null : new Date(fixtureNow + ms).toISOString());

export const All: StoryObj = {
  render: () => (
    <PageHarness>
      <Stack gap="md">
        <Inline gap="sm">
          {ticketStates.map((state) => (
            <TicketStateBadge key={state} state={state} waitingReason="part" />
          ))}
        </Inline>
        <Inline gap="sm">
          {ticketPriorities.map((priority) => (
            <TicketPriorityBadge key={priority} priority={priority} />
          ))}
        </Inline>
        <Inline gap="sm">
          {ticketSlaStates.map((state) => (
            <SlaChip
              key={state}
              timeZone="Asia/Jakarta"
              name="resolution"
              clock={{ state, elapsedMs: hour, targetMs: 8 * hour, dueAt: dueAt(away[state]) }}
            />
          ))}
        </Inline>
      </Stack>
    </PageHarness>
  ),
};
