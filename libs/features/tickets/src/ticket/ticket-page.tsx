import { NotFoundPage, Skeleton, Stack, VisuallyHidden } from '@imah/ui';
import { useParams } from 'react-router-dom';
import { useApp, useNamesBuilding } from '@imah/app/ports';
import { Read, readState } from '@imah/app/read';
import { useNameInTitle } from '@imah/app/shell';
import { useTicket } from './model/use-ticket.ts';
import { viewerOf } from './model/viewer.ts';
import { PresenceProvider } from './presence/use-presence.tsx';
import { useTicketTexts } from './texts.ts';
import * as styles from './ticket-page.css.ts';
import { TicketView } from './ticket-view.tsx';

/** One ticket (S-10), as the person who looks at it may see it; it changes while they look. */
export function TicketPage() {
  const { id = '' } = useParams();
  return <OneTicket key={id} id={id} />;
}

function OneTicket({ id }: { readonly id: string }) {
  const t = useTicketTexts();
  const { person } = useApp();
  const state = readState(useTicket(id));
  useNamesBuilding(state.kind === 'ready' ? state.data.buildingId : null);
  useNameInTitle(state.kind === 'ready' ? `${state.data.number} ${state.data.title}` : null);

  if (state.kind !== 'ready' || person === null)
    return (
      <Read
        of={state}
        level={1}
        size="page"
        loading={<LoadingTicket label={t('loading')} />}
        missing={<NotFoundPage title={t('missing.title')} text={t('missing.text')} homeHref="/imah" />}
      >
        {() => <LoadingTicket label={t('loading')} />}
      </Read>
    );
  return (
    <Stack gap="lg">
      <PresenceProvider ticketId={id}>
        <TicketView ticket={state.data} viewer={viewerOf(state.data, person.id)} />
      </PresenceProvider>
    </Stack>
  );
}

function LoadingTicket({ label }: { readonly label: string }) {
  return (
    <Stack gap="lg" aria-busy>
      <h1>
        <VisuallyHidden>{label}</VisuallyHidden>
      </h1>
      <Skeleton shape="text" width="1/4" />
      <Skeleton shape="heading" width="1/2" />
      <div className={styles.columns}>
        <Stack gap="lg">
          <Skeleton shape="card" />
          <Skeleton shape="row" />
          <Skeleton shape="row" />
          <Skeleton shape="card" />
        </Stack>
        <Stack gap="lg">
          <Skeleton shape="card" />
          <Skeleton shape="card" />
        </Stack>
      </div>
    </Stack>
  );
}
