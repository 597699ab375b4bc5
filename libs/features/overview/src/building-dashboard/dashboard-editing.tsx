import { useRead } from '@imah/api-client/react';
import type { DashboardContent, Widget } from '@imah/contract/dashboards';
import { Button, Callout, ConfirmDialog, EmptyState, Inline, List, ListRow, Sheet, Stack, StatusBadge } from '@imah/ui';
import { type GridLayouts, WidgetGrid } from '@imah/ui/data';
import { plusIcon } from '@imah/ui/icons';
import { useState } from 'react';
import { useFormat } from '@imah/app/i18n';
import { Read, readState } from '@imah/app/read';
import { addable, newWidget, withAdded, withChanged, without } from './new-widget.ts';
import { useDashboardTexts } from './texts.ts';
import type { DashboardEditor } from './use-dashboard-editor.ts';
import { WidgetSheet } from './widget-sheet.tsx';
import { gridWidget, titleOf, type WidgetGround } from './widgets/grid-widgets.tsx';

export interface DashboardEditingProps {
  readonly editor: DashboardEditor;
  readonly ground: WidgetGround;
}

type Opened =
  | { readonly kind: 'gallery' | 'versions' | 'discard' }
  | { readonly kind: 'widget'; readonly widget: Widget };

const looks = {
  saved: ['success', 'saved'],
  waiting: ['info', 'waiting'],
  saving: ['info', 'waiting'],
  unsaved: ['danger', 'unsaved'],
  overtaken: ['warning', 'unsaved'],
} as const;

/** The dashboard in the hands of somebody who arranges it. */
export function DashboardEditing({ editor, ground }: DashboardEditingProps) {
  const t = useDashboardTexts();
  const [opened, setOpened] = useState<Opened | null>(null);
  const { state, send } = editor;
  const { present, past, future } = editor.context;
  const change = (content: DashboardContent) => send({ type: 'CHANGE', content });
  const close = () => setOpened(null);
  const [tone, word] = state in looks ? looks[state as keyof typeof looks] : (['info', 'waiting'] as const);
  const isMoving = state === 'publishing' || state === 'discarding' || state === 'restoring';
  const widgets = present.widgets.map((widget) => {
    const drawn = gridWidget(widget, ground, t);
    if (widget.type === 'withheld') return drawn;
    const label = t('configure', { name: titleOf(widget, ground, t) });
    return {
      ...drawn,
      menu: [{ kind: 'action' as const, label, onSelect: () => setOpened({ kind: 'widget', widget }) }],
    };
  });
  return (
    <Stack gap="md">
      <Inline gap="sm" justify="between">
        <StatusBadge tone={tone} label={t(`states.${word}`)} />
        <Inline gap="sm">
          <Button tone="ghost" onClick={() => setOpened({ kind: 'versions' })}>
            {t('versions')}
          </Button>
          <Button tone="ghost" onClick={() => setOpened({ kind: 'discard' })}>
            {t('discard')}
          </Button>
          <Button onClick={() => send({ type: 'CLOSE' })}>{t('done')}</Button>
          <Button tone="primary" loading={state === 'publishing'} onClick={() => send({ type: 'PUBLISH' })}>
            {t('publish')}
          </Button>
        </Inline>
      </Inline>
      {state === 'unsaved' ? (
        <Callout tone="danger" announce="polite">
          {t('unsaved')} <Button onClick={() => send({ type: 'RETRY' })}>{t('retry')}</Button>
        </Callout>
      ) : null}
      {state === 'overtaken' ? (
        <Callout tone="warning" announce="polite">
          {t('overtaken')} <Button onClick={() => send({ type: 'OPEN' })}>{t('openDraft')}</Button>
        </Callout>
      ) : null}
      <WidgetGrid
        label={t('editing')}
        level={3}
        mode={isMoving || state === 'overtaken' ? 'view' : 'edit'}
        widgets={widgets}
        layouts={present.layouts}
        onAdd={() => setOpened({ kind: 'gallery' })}
        onChange={({ layouts }) => change({ widgets: present.widgets, layouts: copyOf(layouts) })}
        onRemove={({ widget }) => change(without(present, widget))}
        history={{
          onUndo: past.length > 0 ? () => send({ type: 'UNDO' }) : undefined,
          onRedo: future.length > 0 ? () => send({ type: 'REDO' }) : undefined,
        }}
      />
      <Sheet open={opened?.kind === 'gallery'} onClose={close} title={t('add')}>
        <List>
          {addable(ground).map((type) => (
            <ListRow
              key={type}
              title={t(`types.${type}`)}
              trailing={
                <Button
                  size="sm"
                  icon={plusIcon}
                  aria-label={`${t('add')}: ${t(`types.${type}`)}`}
                  onClick={() => {
                    const widget = newWidget(type, `${type}-${crypto.randomUUID().slice(0, 8)}`, ground);
                    if (widget === null) return;
                    change(withAdded(present, widget));
                    setOpened({ kind: 'widget', widget });
                  }}
                >
                  {t('add')}
                </Button>
              }
            />
          ))}
        </List>
      </Sheet>
      {opened?.kind === 'widget' ? (
        <WidgetSheet
          key={opened.widget.id}
          widget={opened.widget}
          ground={ground}
          onClose={close}
          onSave={(widget) => {
            change(withChanged(present, widget));
            close();
          }}
        />
      ) : null}
      <Sheet open={opened?.kind === 'versions'} onClose={close} title={t('versions')}>
        <Versions
          ground={ground}
          onRestore={(number) => {
            send({ type: 'RESTORE', number });
            close();
          }}
        />
      </Sheet>
      <ConfirmDialog
        open={opened?.kind === 'discard'}
        title={t('discardTitle')}
        text={t('discardText')}
        confirmLabel={t('discard')}
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

function Versions({
  ground,
  onRestore,
}: {
  readonly ground: WidgetGround;
  readonly onRestore: (number: number) => void;
}) {
  const t = useDashboardTexts();
  const format = useFormat();
  const { id: buildingId, timeZone } = ground.building;
  const versions = readState(useRead('listDashboardVersions', { params: { buildingId } }));
  return (
    <Read of={versions} level={3} failed={t('versionsFailed')} empty={<EmptyState title={t('noVersions')} level={3} />}>
      {(known) => (
        <List>
          {known.map(({ number, publishedAt, publishedBy, widgets }) => (
            <ListRow
              key={number}
              title={t('version', { number: String(number) })}
              description={t('versionBy', {
                when: format.shortDateTime(Date.parse(publishedAt), timeZone),
                who: publishedBy ?? t('somebody'),
                count: widgets,
              })}
              trailing={
                <Button
                  size="sm"
                  aria-label={`${t('restore')}: ${t('version', { number: String(number) })}`}
                  onClick={() => onRestore(number)}
                >
                  {t('restore')}
                </Button>
              }
            />
          ))}
        </List>
      )}
    </Read>
  );
}

const copyOf = ({ lg, md, sm }: GridLayouts) => ({ lg: [...lg], md: [...md], sm: [...sm] });
