import type { PlanContent, PlanPicture, PlanPoint } from '@imah/contract/plans';
import { Callout, Button, ConfirmDialog, Inline, Sheet, Stack, StatusBadge } from '@imah/ui';
import { useState } from 'react';
import type { PlanGround } from '../plan-ground.ts';
import { usePlanTexts } from '../texts.ts';
import type { PlanEditor } from '../use-plan-editor.ts';
import { PictureField, PictureSheet } from './picture-sheet.tsx';
import { PlanDesk } from './plan-desk.tsx';
import { PlanVersions } from './plan-versions.tsx';
import { pinsOf, RealignSheet, type Realigning } from './realign-sheet.tsx';
import { realigned } from '../align.ts';

const looks = {
  saved: ['success', 'saved'],
  waiting: ['info', 'waiting'],
  saving: ['info', 'waiting'],
  unsaved: ['danger', 'unsaved'],
  overtaken: ['warning', 'unsaved'],
} as const;

export interface PlanEditingProps {
  readonly editor: PlanEditor;
  readonly ground: PlanGround;
  /** What the floor is called. */
  readonly name: string;
}

type Opened = 'versions' | 'discard' | 'picture' | 'realign';

/** The plan of a floor while somebody draws it: kept as they go, undone, published. */
export function PlanEditing({ editor: { state, context, send }, ground, name }: PlanEditingProps) {
  const t = usePlanTexts();
  const { past, present, future } = context;
  const [opened, setOpened] = useState<Opened | null>(null);
  const [realigning, setRealigning] = useState<Realigning | null>(null);
  /** How large the picture was before it was replaced here: what stands on it is measured on that one. */
  const [before, setBefore] = useState<PlanPicture | null>(null);
  const change = (content: PlanContent) => send({ type: 'CHANGE', content });
  const close = () => setOpened(null);
  const [tone, word] = state in looks ? looks[state as keyof typeof looks] : (['info', 'waiting'] as const);
  const isMoving = state === 'publishing' || state === 'discarding' || state === 'restoring';
  const isOpen = !isMoving && state !== 'overtaken';

  const take = (picture: PlanPicture) => {
    if (present.picture !== null && present.picture.fileId !== picture.fileId) setBefore(present.picture);
    change({ picture, items: present.items });
  };
  const show = (point: PlanPoint) => {
    if (realigning === null || present.picture === null) return;
    const shown = [...realigning.shown, point];
    const [to, other] = shown;
    if (to === undefined || other === undefined) return setRealigning({ ...realigning, shown });
    setRealigning(null);
    const [first, second] = realigning.ids.map((id) => pinsOf(present).find((one) => one.id === id));
    if (first === undefined || second === undefined) return undefined;
    const pairs = [
      { from: first, to },
      { from: second, to: other },
    ] as const;
    const after = realigned(present, before ?? present.picture, present.picture, pairs);
    if (after === null) return undefined;
    setBefore(null);
    return change(after);
  };

  return (
    <Stack gap="md">
      <Inline gap="sm" justify="between">
        <StatusBadge tone={tone} label={t(`edit.states.${word}`)} />
        <Inline gap="sm">
          <Button tone="ghost" disabled={past.length === 0 || !isOpen} onClick={() => send({ type: 'UNDO' })}>
            {t('edit.undo')}
          </Button>
          <Button tone="ghost" disabled={future.length === 0 || !isOpen} onClick={() => send({ type: 'REDO' })}>
            {t('edit.redo')}
          </Button>
          <Button tone="ghost" onClick={() => setOpened('versions')}>
            {t('edit.versions')}
          </Button>
          <Button tone="ghost" onClick={() => setOpened('discard')}>
            {t('edit.discard')}
          </Button>
          <Button onClick={() => send({ type: 'CLOSE' })}>{t('edit.done')}</Button>
          <Button tone="primary" loading={state === 'publishing'} onClick={() => send({ type: 'PUBLISH' })}>
            {t('edit.publish')}
          </Button>
        </Inline>
      </Inline>
      {state === 'unsaved' ? (
        <Callout tone="danger" announce="polite">
          {t('edit.unsaved')} <Button onClick={() => send({ type: 'RETRY' })}>{t('edit.retry')}</Button>
        </Callout>
      ) : null}
      {state === 'overtaken' ? (
        <Callout tone="warning" announce="polite">
          {t('edit.overtaken')} <Button onClick={() => send({ type: 'OPEN' })}>{t('edit.openDraft')}</Button>
        </Callout>
      ) : null}
      {present.picture === null ? <PictureField buildingId={ground.building.id} onSent={take} /> : null}
      {present.picture !== null || present.items.length > 0 ? (
        <PlanDesk
          content={present}
          ground={ground}
          name={name}
          mode={isOpen ? 'edit' : 'view'}
          realigning={realigning}
          onShow={show}
          onStopRealigning={() => setRealigning(null)}
          onChange={change}
          actions={
            <>
              <Button size="sm" onClick={() => setOpened('picture')}>
                {t('edit.replace')}
              </Button>
              <Button size="sm" disabled={pinsOf(present).length < 2} onClick={() => setOpened('realign')}>
                {t('edit.realign')}
              </Button>
            </>
          }
        />
      ) : null}
      <PictureSheet
        buildingId={ground.building.id}
        picture={present.picture}
        open={opened === 'picture'}
        onChange={(picture) => {
          if (picture.fileId !== present.picture?.fileId) close();
          take(picture);
        }}
        onClose={close}
      />
      {opened === 'realign' ? (
        <RealignSheet
          content={present}
          ground={ground}
          onClose={close}
          onBegin={(ids) => {
            setRealigning({ ids, shown: [] });
            close();
          }}
        />
      ) : null}
      <Sheet open={opened === 'versions'} onClose={close} title={t('edit.versions')}>
        <PlanVersions
          ground={ground}
          onRestore={(number) => {
            send({ type: 'RESTORE', number });
            close();
          }}
        />
      </Sheet>
      <ConfirmDialog
        open={opened === 'discard'}
        title={t('edit.discardTitle')}
        text={t('edit.discardText')}
        confirmLabel={t('edit.discard')}
        tone="danger"
        loading={state === 'discarding'}
        onConfirm={() => {
          send({ type: 'DISCARD' });
          close();
        }}
        onClose={close}
      />
    </Stack>
  );
}
