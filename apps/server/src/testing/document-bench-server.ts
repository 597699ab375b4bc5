// Bills as PDF, in an organisation that has issued some.
import { serveBench } from './bench-server.ts';
import { fillDocumentBench } from './fill-document-bench.ts';

await serveBench({
  fill: fillDocumentBench,
  bareQuery: ({ orgId }) => ({
    text: 'SELECT b.id, b.number, b.total, b.outstanding, b.state FROM bill b WHERE b.org_id = $1 ORDER BY b.count LIMIT 50',
    values: [orgId],
  }),
});
