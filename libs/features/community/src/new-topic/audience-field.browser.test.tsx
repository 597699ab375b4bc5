import { answerOf, tower } from '@imah/testing';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { show } from '@imah/app/harness/testing';
import { AudienceField } from './audience-field.tsx';
import { type DraftValues, emptyDraft } from './topic-draft.ts';
import type { TopicScope } from './topic-scope.ts';

afterEach(cleanup);

const { id, name, orgId, timeZone } = tower;
const scope: TopicScope = { id, orgId, buildingId: id, name, timeZone };

describe('for whom a topic is', () => {
  const reach = { people: 2, units: 1, votingUnits: 32 };
  const open = (kind: DraftValues['kind']) =>
    show(
      <AudienceField
        scope={scope}
        values={emptyDraft(id, kind)}
        moderates
        error={undefined}
        onChange={() => undefined}
      />,
      { answers: { countTopicAudience: answerOf(reach) } },
    );

  it('counts the units that vote beside those who read it, so that the poll promises what it then shows', async () => {
    await open('poll');

    expect((await screen.findByText(/Akan dibaca/)).textContent).toBe(
      'Akan dibaca oleh 2 orang di 1 unit. 32 unit berhak memilih, 31 di antaranya belum punya penghuni dengan akun.',
    );
  });

  it('counts readers alone where nobody votes', async () => {
    await open('announcement');

    expect((await screen.findByText(/Akan dibaca/)).textContent).toBe('Akan dibaca oleh 2 orang di 1 unit.');
  });
});
