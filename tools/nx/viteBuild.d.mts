import type { CreateNodesV2 } from '@nx/devkit';

export declare const createNodesV2: CreateNodesV2;
export declare const createNodes: CreateNodesV2;
export declare const name: string;
