import { isApiError } from '@imah/api-client';
import type { DashboardContent } from '@imah/contract/dashboards';
import { useRealtime } from '@imah/realtime/react';
import { dashboardEditorMachine, type DashboardEditorEmitted, type DashboardEditorEvent } from '@imah/state-machines';
import { useEffect, useEffectEvent, useMemo, useSyncExternalStore } from 'react';
import { createActor } from 'xstate';
import { anyCall, useCommand } from '@imah/app/command';
import { explainFailure, useFormTexts } from '@imah/app/form';
import { renewedBy } from '@imah/app/read';
import { useToast } from '@imah/app/shell';
import { useDashboardTexts } from './texts.ts';

/** Somebody arranges the dashboard of a building, or looks at it. */
export function useDashboardEditor(buildingId: string) {
  const t = useDashboardTexts();
  const toast = useToast();
  const realtime = useRealtime();
  const tf = useFormTexts();
  // Overtaken by somebody else is said by the chart's own state, and so is what was not saved.
  const explain = (error: unknown) => (isOvertaken(error) ? null : explainFailure(tf, error).message);
  const save = useCommand(anyCall([]), { explain: () => null });
  const read = useCommand(anyCall([]), { explain });
  const act = useCommand(anyCall(renewedBy.dashboard(buildingId)), { explain });
  const actor = useMemo(() => {
    const { later } = realtime;
    const clock = {
      setTimeout: (call: () => void, delayMs: number) => later(call, delayMs),
      clearTimeout: (stop: () => void) => stop(),
    };
    return createActor(dashboardEditorMachine, { clock }).start();
  }, [realtime]);

  const ask = useEffectEvent(async (asked: DashboardEditorEmitted): Promise<void> => {
    const params = { buildingId };
    switch (asked.type) {
      case 'open': {
        const draft = await read.run((api) => api.getDashboardDraft({ params }));
        return draft.kind === 'sent' ? actor.send(openedBy(draft.answer.data)) : refuse(draft);
      }
      case 'restore': {
        const { number, version } = asked;
        const draft = await read.run((api) => api.restoreDashboard({ params, version, body: { number } }));
        return draft.kind === 'sent' ? actor.send(openedBy(draft.answer.data)) : refuse(draft);
      }
      case 'save': {
        const { content, version } = asked;
        const kept = await save.run((api) => api.saveDashboardDraft({ params, version, body: content }));
        return kept.kind === 'sent' ? actor.send({ type: 'SAVED', version: kept.answer.data.version }) : refuse(kept);
      }
      case 'publish': {
        const { version } = asked;
        const done = await act.run((api) => api.publishDashboard({ params, version }));
        if (done.kind !== 'sent') return refuse(done);
        toast('success', t('publishedNow'));
        return actor.send({ type: 'DONE' });
      }
      case 'discard': {
        const { version } = asked;
        const done = await act.run((api) => api.discardDashboardDraft({ params, version }));
        return done.kind === 'sent' ? actor.send({ type: 'DONE' }) : refuse(done);
      }
    }
  });
  function refuse(outcome: { readonly kind: string; readonly error?: unknown }): void {
    actor.send({ type: isOvertaken(outcome.error) ? 'CONFLICT' : 'REFUSED' });
  }

  useEffect(() => {
    const subscription = actor.on('*', (asked) => void ask(asked));
    return () => {
      // Whoever leaves before the hand has rested keeps what they made.
      actor.send({ type: 'CLOSE' });
      if (actor.getSnapshot().value !== 'saving') return subscription.unsubscribe();
      // What was changed while it was being saved is saved after that.
      actor.subscribe(({ value }) => {
        if (value !== 'saving') subscription.unsubscribe();
      });
    };
  }, [actor]);

  const { value, context } = useSyncExternalStore(
    (changed) => {
      const subscription = actor.subscribe(changed);
      return () => subscription.unsubscribe();
    },
    () => actor.getSnapshot(),
  );
  return { state: value, context, send: (event: DashboardEditorEvent) => actor.send(event) };
}

const openedBy = ({ widgets, layouts, version }: DashboardContent & { readonly version: number }) =>
  ({ type: 'OPENED', content: { widgets, layouts }, version }) as const;

const isOvertaken = (error: unknown) => isApiError(error) && error.status === 412;

export type DashboardEditor = ReturnType<typeof useDashboardEditor>;
