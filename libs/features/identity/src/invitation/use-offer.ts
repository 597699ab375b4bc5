import { isApiError } from '@imah/api-client';
import { useApiClient } from '@imah/api-client/react';
import type { InvitationOffer } from '@imah/contract/members';
import { useEffect, useState } from 'react';

/** `invalid`: the link is worth nothing. `failed`: the server could not be asked. */
export type OfferState =
  | { readonly kind: 'loading' }
  | { readonly kind: 'invalid' }
  | { readonly kind: 'failed'; readonly retry: () => void }
  | { readonly kind: 'ready'; readonly offer: InvitationOffer };

type Heard = { readonly attempt: number; readonly answer: 'invalid' | 'failed' | InvitationOffer };

/** What the token of an invitation is good for. Public pages have no query cache: it is asked for once. */
export function useOffer(token: string): OfferState {
  const client = useApiClient();
  const [heard, setHeard] = useState<Heard | null>(null);
  const [attempt, setAttempt] = useState(0);

  useEffect(() => {
    const controller = new AbortController();
    client.readInvitation({ body: { token }, signal: controller.signal }).then(
      ({ data }) => setHeard({ attempt, answer: data }),
      (error: unknown) => {
        if (controller.signal.aborted) return;
        const isOver = isApiError(error) && (error.kind === 'not-found' || error.kind === 'validation');
        setHeard({ attempt, answer: isOver ? 'invalid' : 'failed' });
      },
    );
    return () => controller.abort();
  }, [client, token, attempt]);

  if (heard === null || heard.attempt !== attempt) return { kind: 'loading' };
  if (heard.answer === 'invalid') return { kind: 'invalid' };
  if (heard.answer === 'failed') return { kind: 'failed', retry: () => setAttempt(attempt + 1) };
  return { kind: 'ready', offer: heard.answer };
}
