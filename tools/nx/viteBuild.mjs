// The Nx plugin of Vite, for its builds alone: what else it infers has no switch and no meaning here. Libraries and
// hosts are served by `npm start`, types are checked by `tsc --build`, and nothing builds dependencies on watch.
import { createNodes as ofVite } from '@nx/vite/plugin';

const [files, infer] = ofVite;
const TARGET = 'build';

/** Leaves out every target of a project but its build. */
const buildAlone = ({ targets = {}, ...project }) => ({
  ...project,
  targets: Object.fromEntries(Object.entries(targets).filter(([name]) => name === TARGET)),
});

/** @type {import('@nx/devkit').CreateNodesV2} */
export const createNodesV2 = [
  files,
  async (...args) =>
    (await infer(...args)).map(([file, { projects = {}, ...others }]) => [
      file,
      {
        ...others,
        projects: Object.fromEntries(Object.entries(projects).map(([root, project]) => [root, buildAlone(project)])),
      },
    ]),
];
export const createNodes = createNodesV2;
export const name = 'forecourt/vite-build';
