import type { FastifyReply } from 'fastify';

/** Gives an answer that is a page the whole policy, in place of the one that lets nothing run. */
export function allowPage(reply: FastifyReply): void {
  // Helmet writes to the response itself, and what stands on the reply would be written over it.
  reply.removeHeader('content-security-policy');
  reply.helmet();
}
