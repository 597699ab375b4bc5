import type { ApiError } from '@imah/api-client';
import { ForbiddenState, Skeleton, Stack } from '@imah/ui';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useSubmit } from '@imah/app/command';
import { Read, readState } from '@imah/app/read';
import { changeSettings } from '@imah/features-people/model';
import { useTicketSettingsTexts } from './texts.ts';

interface PartProps<T> {
  readonly query: UseQueryResult<T, ApiError>;
  readonly children: (data: T) => ReactNode;
}

/** One part of the settings in each of its states. */
export function Part<T>({ query, children }: PartProps<T>) {
  return (
    <Read
      of={readState(query)}
      level={2}
      loading={
        <Stack gap="sm" aria-busy>
          {[1, 2, 3, 4].map((row) => (
            <Skeleton key={row} shape="row" />
          ))}
        </Stack>
      }
      forbidden={<ForbiddenState />}
    >
      {children}
    </Read>
  );
}

/** A form that changes the settings; afterwards all that was read of the organisation is read anew. */
export function useSave(orgId: string, onSaved: () => void) {
  const t = useTicketSettingsTexts();
  return useSubmit(changeSettings(orgId), { told: { sent: () => t('saved') }, onDone: onSaved });
}
