import { useApiClient } from '@imah/api-client/react';
import { Avatar, type AvatarProps } from '@imah/ui';
import { useQuery } from '@tanstack/react-query';
import { readPicture } from './read-picture.ts';

/** Pictures change rarely, and lists of people are opened often. */
const freshMs = 10 * 60_000;

export type PersonAvatarProps = Omit<AvatarProps, 'src'> & {
  readonly orgId: string;
  /** The account; null or left out for somebody without one: only the initials then. */
  readonly userId?: string | null | undefined;
};

/** A person of an organisation in small: with their picture, as soon as it is there. */
export function PersonAvatar({ orgId, userId = null, ...rest }: PersonAvatarProps) {
  const client = useApiClient();
  const { data: picture = null } = useQuery({
    queryKey: ['pictures', orgId, userId],
    queryFn: () => (userId === null ? null : readPicture(client, orgId, userId)),
    enabled: userId !== null,
    staleTime: freshMs,
    retry: false,
  });
  return <Avatar {...rest} {...(picture === null ? {} : { src: picture })} />;
}
