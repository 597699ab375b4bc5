/** In a file of its own so that it is a chunk of its own. */
export { Menu as OpenedMenu } from '@imah/ui';
