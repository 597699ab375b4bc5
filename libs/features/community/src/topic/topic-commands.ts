import { anyCall } from '@imah/app/command';
import { topicKeys } from '../topic-keys.ts';

/** Any change of one topic or of what is said in it; afterwards it and the lists are old. */
export const changeTopic = (topicId: string) => anyCall(topicKeys.of(topicId), topicKeys.lists());
