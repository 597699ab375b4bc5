export * from '@imah/contract/files';
