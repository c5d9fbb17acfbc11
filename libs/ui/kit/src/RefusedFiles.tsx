import { Alert } from './Alert.js';

export interface RefusedFilesProps {
  /** Says that not all were taken, as a sentence that a list follows. */
  title: string;
  /** A sentence for each; `at` is the number of the file in its form. */
  files: readonly { readonly at: number; readonly text: string }[];
}

/** Files of a form that were not taken, and why: what a page shows after the form has sent itself. */
export const RefusedFiles = ({ title, files }: RefusedFilesProps) => (
  <Alert tone="destructive">
    <p>{title}</p>
    <ul>
      {files.map(({ at, text }) => (
        <li key={at}>{text}</li>
      ))}
    </ul>
  </Alert>
);
