import type { ReactNode } from 'react';
import type { IconShape } from '../../icons/icon-shape.ts';

export type TreeNode = {
  id: string;
  label: string;
  icon?: IconShape;
  /** A count or a status at the end of the row. */
  trailing?: ReactNode;
  /** An empty array is a branch without leaves; without it the node is a leaf. */
  children?: readonly TreeNode[];
};

export type VisibleNode = {
  node: TreeNode;
  parent: string | null;
  level: number;
  position: number;
  siblings: number;
  branch: 'open' | 'closed' | 'leaf';
};

/** The nodes that show, in the order they are read: those below an open branch, and only those. */
export function visibleNodes(
  nodes: readonly TreeNode[],
  open: ReadonlySet<string>,
  parent: string | null = null,
  level = 1,
): VisibleNode[] {
  return nodes.flatMap((node, index) => {
    const branch = node.children ? (open.has(node.id) ? 'open' : 'closed') : 'leaf';
    const below = branch === 'open' ? visibleNodes(node.children ?? [], open, node.id, level + 1) : [];
    return [{ node, parent, level, position: index + 1, siblings: nodes.length, branch }, ...below];
  });
}
