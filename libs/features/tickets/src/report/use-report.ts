import { isApiError } from '@imah/api-client';
import type { Building } from '@imah/contract/buildings';
import { type ReportPhotos, reportSubmissionMachine, type SentPhotos } from '@imah/state-machines';
import type { FormAnswer } from '@imah/ui';
import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';
import { useNavigate } from 'react-router-dom';
import { createActor } from 'xstate';
import { useSubmit } from '@imah/app/command';
import type { Uploads } from '@imah/features-files';
import { failureAnswer, useFormTexts } from '@imah/app/form';
import { useFormat } from '@imah/app/i18n';
import { useOnline } from '@imah/app/live';
import { giveOrder } from '../ticket/commands/index.ts';
import { type Asked, bodyOf, fieldOf, missingOf } from './report-body.ts';
import type { ReportValues } from './report-draft.ts';
import { useNewTicketTexts } from './texts.ts';

export interface Report {
  /** `waiting`: the person has sent it, and photos are still on their way. */
  readonly status: 'editing' | 'waiting' | 'sending' | 'sent';
  readonly answer: FormAnswer | null;
  /** Sends the report once its photos have arrived. */
  readonly submit: () => void;
  /** Does not wait for the photos that have not arrived. */
  readonly sendNow: () => void;
}

interface ReportOptions {
  readonly building: Building;
  readonly values: ReportValues;
  readonly asked: Asked;
  readonly uploads: Uploads;
  /** It has arrived: what was kept of it is not needed any more. */
  readonly onSent: () => void;
}

/** A report on its way from the form to the page of its ticket. */
export function useReport({ building, values, asked, uploads, onSent }: ReportOptions): Report {
  const t = useNewTicketTexts();
  const tf = useFormTexts();
  const format = useFormat();
  const navigate = useNavigate();
  const isOnline = useOnline();
  const { files, queue } = uploads;
  const photos = photosOf(files, isOnline);
  const [actor] = useState(() => createActor(reportSubmissionMachine, { input: { photos } }).start());
  const status = useSyncExternalStore(
    (listener) => {
      const heard = actor.subscribe(listener);
      return () => heard.unsubscribe();
    },
    () => actor.getSnapshot().value,
  );

  const { answer, submit, refuse } = useSubmit(giveOrder, {
    explain: (error) => {
      actor.send({ type: 'REFUSED' });
      return explain(error);
    },
    told: {
      sent: ({ ticket }) => t('sent', { number: ticket?.number ?? '' }),
      kept: () => t('kept'),
    },
    onDone: (done) => {
      actor.send({ type: 'DONE' });
      onSent();
      const page = done.kind === 'sent' ? `/imah/ticket/${done.answer.ticket?.id ?? values.id}` : '/imah';
      void queue.clear().then(() => navigate(page));
    },
  });

  async function send(taken: SentPhotos): Promise<void> {
    const fileIds = files.flatMap((file) => (file.state === 'done' ? [file.file.id] : []));
    // However often it is pressed, and over a reload: one report.
    const { placeWords = '', details = '' } = values;
    const told = asked.place === 'words' ? t('placeTold', { place: placeWords.trim(), details }).trim() : details;
    const body = { ...bodyOf({ ...values, details: told }, fileIds), id: values.id };
    const order = { kind: 'createTicket', buildingId: building.id, body } as const;
    const waiting = taken === 'waiting' ? { files: queue.handOver() } : {};
    const { id } = values;
    await submit({ orgId: building.orgId, about: body.title, lane: id, id, order, ...waiting });
  }

  function explain(error: unknown): FormAnswer {
    if (isApiError(error) && error.code === 'TERLALU_BANYAK_TIKET' && error.retryAfterSeconds !== null)
      return { message: t('limit', { duration: format.duration(error.retryAfterSeconds * 1000) }), errors: {} };
    const { errors, ...said } = failureAnswer(tf, error);
    const named = Object.entries(errors).map(([field, sentences]) => [fieldOf[field] ?? field, sentences]);
    return { ...said, errors: Object.fromEntries(named) };
  }

  const onSend = useEffectEvent((taken: SentPhotos) => void send(taken));
  const onPhotosFailed = useEffectEvent(() => refuse({ photos: [t('photoFailed')] }));
  useEffect(() => {
    const wishes = [
      actor.on('send', ({ photos: taken }) => onSend(taken)),
      actor.on('photosFailed', () => onPhotosFailed()),
    ];
    return () => wishes.forEach((wish) => wish.unsubscribe());
  }, [actor]);
  // What was filled in stands still while it waits for them.
  useEffect(() => actor.send({ type: 'PHOTOS', are: photos }), [actor, photos]);

  return {
    status,
    answer,
    submit: () => {
      const missing = missingOf(values, asked);
      if (missing.length > 0) {
        const errors = missing.map((field) => [
          field === 'reporterName' ? 'reporter.name' : field,
          [t(`faults.${field}`)],
        ]);
        refuse(Object.fromEntries(errors));
        return;
      }
      actor.send({ type: 'SUBMIT' });
    },
    sendNow: () => actor.send({ type: 'SEND_NOW' }),
  };
}

/** A photo that is being made small cannot be kept yet; whatever else is under way can, where nothing gets through. */
function photosOf(files: Uploads['files'], isOnline: boolean): ReportPhotos {
  const isUnderWay = files.some(({ state }) => state !== 'done' && state !== 'failed');
  if (!isUnderWay) return files.some(({ state }) => state === 'failed') ? 'failed' : 'arrived';
  const isPrepared = files.every(({ state }) => state !== 'preparing');
  const isCut = isPrepared && (!isOnline || files.some(({ state }) => state === 'retrying'));
  return isCut ? 'cut' : 'under-way';
}
