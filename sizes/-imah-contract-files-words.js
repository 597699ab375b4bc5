export * from '@imah/contract/files/words';
