import { residents, tower, whoamiOfOwner } from '@imah/testing';
import { CorrectionDialog } from '../topic/correction-dialog.tsx';
import { EditPost } from '../topic/edit-post.tsx';
import { SummaryDialog } from '../topic/summary-dialog.tsx';
import { NewTopicPage } from '../new-topic/index.ts';
import { discussion, posts } from '@imah/testing/community';
import type { FormCase } from '@imah/app/form/testing';

const close = () => undefined;
const [person] = residents;
const [post] = posts;
if (person === undefined || post === undefined) throw new Error('The fixtures lack something.');
const owner = whoamiOfOwner;

/** Every form of this domain, for the test that refuses each. */
export const forms: readonly FormCase[] = [
  {
    source: 'topic/correction-dialog.tsx',
    element: <CorrectionDialog topic={discussion} onClose={close} />,
  },
  {
    source: 'topic/edit-post.tsx',
    element: <EditPost topicId={discussion.id} post={post} onClose={close} />,
  },
  { source: 'topic/summary-dialog.tsx', element: <SummaryDialog topic={discussion} onClose={close} /> },
  {
    source: 'new-topic/topic-form-shell.tsx',
    element: <NewTopicPage />,
    person: owner,
    route: '/imah/new/topic',
    path: `/imah/new/topic?building=${tower.id}`,
  },
];
