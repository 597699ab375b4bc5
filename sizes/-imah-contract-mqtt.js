export * from '@imah/contract/mqtt';
