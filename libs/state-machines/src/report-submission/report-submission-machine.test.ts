import { describe, expect, it } from 'vitest';
import { definitionOf, reachedBy, stage } from '../testing/index.ts';
import { type ReportPhotos, reportSubmissionMachine } from './report-submission-machine.ts';

function report(are: ReportPhotos) {
  const on = stage(reportSubmissionMachine, { photos: are });
  return { ...on, state: () => on.actor.getSnapshot().value };
}

describe(reportSubmissionMachine.id, () => {
  it('reaches every state and transition of its definition', () => {
    const reached = reachedBy(reportSubmissionMachine, {
      input: { photos: 'under-way' },
      events: [
        { type: 'SUBMIT' },
        { type: 'PHOTOS', are: 'arrived' },
        { type: 'PHOTOS', are: 'under-way' },
        { type: 'PHOTOS', are: 'cut' },
        { type: 'PHOTOS', are: 'failed' },
        { type: 'SEND_NOW' },
        { type: 'REFUSED' },
        { type: 'DONE' },
      ],
      identify: ({ context }) => context.photos,
    });

    expect(reached).toEqual(definitionOf(reportSubmissionMachine));
  });

  it.each([
    [
      'goes at once where its photos have arrived, or it has none',
      'arrived',
      'sending',
      [{ type: 'send', photos: 'arrived' }],
    ],
    ['waits while a photo is under way', 'under-way', 'waiting', []],
    [
      'takes its photos along to this device where nothing gets through',
      'cut',
      'sending',
      [{ type: 'send', photos: 'waiting' }],
    ],
    ['stays with the person where a photo has failed', 'failed', 'editing', [{ type: 'photosFailed' }]],
  ] as const)('%s', (_, are, state, emitted) => {
    const on = report(are);

    on.actor.send({ type: 'SUBMIT' });

    expect([on.state(), on.emitted]).toEqual([state, emitted]);
  });

  it.each([
    ['goes once the last photo has arrived', 'arrived', 'arrived'],
    ['is kept with its photos once the network goes while it waits', 'cut', 'waiting'],
  ] as const)('%s', (_, are, photos) => {
    const on = report('under-way');
    on.actor.send({ type: 'SUBMIT' });

    on.actor.send({ type: 'PHOTOS', are });

    expect([on.state(), on.emitted]).toEqual(['sending', [{ type: 'send', photos }]]);
  });

  it('goes without the photos that have not arrived where the person will not wait', () => {
    const on = report('under-way');
    on.actor.send({ type: 'SUBMIT' });

    on.actor.send({ type: 'SEND_NOW' });

    expect([on.state(), on.emitted]).toEqual(['sending', [{ type: 'send', photos: 'left' }]]);
  });

  it('is sent once: neither another press nor a photo that arrives meanwhile sends it again', () => {
    const on = report('under-way');
    on.actor.send({ type: 'SUBMIT' });
    on.actor.send({ type: 'SEND_NOW' });

    on.actor.send({ type: 'SUBMIT' });
    on.actor.send({ type: 'SEND_NOW' });
    on.actor.send({ type: 'PHOTOS', are: 'arrived' });

    expect([on.state(), on.emitted.length]).toEqual(['sending', 1]);
  });

  it('goes nowhere by itself while it is filled in, however the photos stand', () => {
    const on = report('under-way');

    for (const are of ['arrived', 'cut', 'failed'] as const) on.actor.send({ type: 'PHOTOS', are });
    on.actor.send({ type: 'SEND_NOW' });

    expect([on.state(), on.emitted]).toEqual(['editing', []]);
  });

  it('is the person’s again when it was refused, and goes by how the photos stand then', () => {
    const on = report('arrived');
    on.actor.send({ type: 'SUBMIT' });
    on.actor.send({ type: 'REFUSED' });
    expect(on.state()).toBe('editing');

    on.actor.send({ type: 'PHOTOS', are: 'cut' });
    on.actor.send({ type: 'SUBMIT' });

    expect(on.emitted).toEqual([
      { type: 'send', photos: 'arrived' },
      { type: 'send', photos: 'waiting' },
    ]);
  });

  it('is over once it is on the server or kept here', () => {
    const on = report('arrived');
    on.actor.send({ type: 'SUBMIT' });

    on.actor.send({ type: 'DONE' });

    on.actor.send({ type: 'PHOTOS', are: 'cut' });
    on.actor.send({ type: 'SUBMIT' });

    expect([on.state(), on.emitted.length]).toEqual(['sent', 1]);
  });
});
