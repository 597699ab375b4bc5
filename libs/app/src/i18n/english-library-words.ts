/** In a file of its own so that only who reads English fetches it. */
export { englishLabels as englishLibraryWords } from '@imah/ui';
