import { accessSync, constants, existsSync, mkdirSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { EnvironmentError } from './environment';

/** Makes DATA_DIR where it is missing, and makes sure that it can be written. */
export function createDataFolder(folder: string): void {
  try {
    create(folder);
    accessSync(folder, constants.R_OK | constants.W_OK | constants.X_OK);
  } catch (error) {
    throw new EnvironmentError([`DATA_DIR: ${folder} cannot be created or written (${(error as Error).message})`]);
  }
}

/** Folder by folder: mkdir's own `recursive` never returns where the system answers ENOENT, as it does under /proc. */
function create(folder: string): void {
  if (!existsSync(folder)) {
    create(dirname(folder));
    mkdirSync(folder, { mode: 0o711 });
  } else if (!statSync(folder).isDirectory()) throw new Error(`${folder} is not a folder`);
}
