/** What a start, a restore or an import command says when the database's schema does not fit the program. */
export const upgradeMessages = {
  newerDatabase: (migration: string, writtenBy: string | null, version: string) =>
    `This database was upgraded by ${writtenBy ? `Ringwise ${writtenBy}` : 'another version of Ringwise'}. It has the migration ${migration}, which Ringwise ${version} doesn't know. ` +
    'Nothing was changed. Start that version or a newer one, or use another DATA_DIR or DATABASE_URL.',
  editedMigration: (migration: string) =>
    `The migration ${migration} was edited after it ran on this database. ` +
    'Nothing was changed. Restore the file and put your change into a new migration.',
  failedMigration: (failure: {
    migration: string
    statement: string
    reason: string
    lastVersion: string | null
  }) =>
    `Couldn't upgrade the database. ${failure.migration} failed: ${failure.reason}\n\n` +
    `${failure.statement}\n\n` +
    `Nothing was changed. To move your data, start ${failure.lastVersion ? `Ringwise ${failure.lastVersion}` : 'the previous version'} on this database, ` +
    'make a backup (npm run backup -- FILE), and restore it with this version into an empty DATA_DIR or database (npm run restore -- FILE).',
  newerBackup: (migration: string, madeBy: string | null, version: string) =>
    `This backup was made by ${madeBy ? `Ringwise ${madeBy}` : 'a newer version of Ringwise'}. It has the migration ${migration}, which Ringwise ${version} doesn't know. ` +
    'Nothing was restored. Update Ringwise and try again.',
  targetIsNewer: (migration: string) =>
    `The empty database already has the migration ${migration}, which is newer than this backup. ` +
    'Nothing was restored. Use a new DATA_DIR or a new database. Restoring upgrades the data.',
  silentDatabase:
    'The database stopped answering. Nothing was changed. Check PostgreSQL and the network to it, then try again.',
  nothingToBackUp: 'Nothing to back up: this database has no Ringwise data yet.',
} as const
