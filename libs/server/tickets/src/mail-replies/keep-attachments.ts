import { cleanFileName } from '@imah/contract/files/words';
import type { ServerContext } from '@imah/server-platform';
import { keepBytes, requireRoom } from '@imah/server-platform/files';
import { HttpProblem } from '@imah/server-platform/http';
import type { MailFile } from './incoming-mail.ts';
import { idFrom } from './known-mails.ts';

/** Files of one comment, as the page lets people send them. */
const mostFiles = 10;

interface Attaching {
  readonly orgId: string;
  readonly userId: string;
  readonly commentId: string;
  /** When the mail was first looked at, in milliseconds since 1970 UTC. */
  readonly seenAt: number;
}

/**
 * Keeps what came with an answer, judged as uploads are, under ids that the same answer always gives. Returns the ids in
 * their order, and the names of what was refused.
 */
export async function keepAttachments(
  context: Pick<ServerContext, 'db' | 'files' | 'now'>,
  { orgId, userId, commentId, seenAt }: Attaching,
  files: readonly MailFile[],
): Promise<{ readonly fileIds: readonly string[]; readonly refused: readonly string[] }> {
  const fileIds: string[] = [];
  const refused: string[] = [];
  for (const [index, { name, content }] of files.entries()) {
    const size = content.byteLength;
    const id = idFrom(seenAt, commentId, String(index));
    const file = {
      id,
      org_id: orgId,
      user_id: userId,
      name: cleanFileName(name) || 'lampiran',
      size,
      keeps_location: false,
    };
    try {
      if (index >= mostFiles) throw new HttpProblem(413, 'KUOTA_PRIBADI_PENUH');
      await keepBytes(context, file, content, async (trx, outcome) => {
        if (outcome === 'kept') await requireRoom(trx, { orgId, userId, size: 0 }, context.files.quota, context.now());
      });
      fileIds.push(id);
    } catch (error) {
      if (!(error instanceof HttpProblem)) throw error;
      refused.push(name);
    }
  }
  return { fileIds, refused };
}
