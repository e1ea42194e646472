/** What a start, a restore or an import command says when the database's schema does not fit the program. */
export const upgradeMessages = {
  newerDatabase: (migration: string, writtenBy: string | null, version: string) =>
    `This database was changed by ${writtenBy ? `Ringwise ${writtenBy}` : 'another version of Ringwise'}: it has the migration ${migration}, which Ringwise ${version} does not have. ` +
    'Nothing was changed. Start the version that made the database or a newer one, or use another DATA_DIR or DATABASE_URL.',
  editedMigration: (migration: string) =>
    `The migration ${migration} is not the one this database was made with: the file was edited after it ran. ` +
    'Nothing was changed. Bring the file back as it was, and put the change into a new migration.',
  failedMigration: (failure: {
    migration: string
    statement: string
    reason: string
    lastVersion: string | null
  }) =>
    `The database could not be upgraded. ${failure.migration} failed: ${failure.reason}\n\n` +
    `${failure.statement}\n\n` +
    `Nothing was changed. To move the data: start ${failure.lastVersion ? `Ringwise ${failure.lastVersion}` : 'the version you had before'} on this database, ` +
    'make a backup with it (npm run backup -- FILE), and restore that with this version into an empty DATA_DIR or database (npm run restore -- FILE).',
  newerBackup: (migration: string, madeBy: string | null, version: string) =>
    `This backup was made by ${madeBy ? `Ringwise ${madeBy}` : 'a newer version of Ringwise'}: it has the migration ${migration}, which Ringwise ${version} does not have. ` +
    'Nothing was restored. Update Ringwise and try again.',
  targetIsNewer: (migration: string) =>
    `This backup is older than the empty database it should go into, which already has the migration ${migration}. ` +
    'Nothing was restored. Use a new DATA_DIR or a new database: the restore upgrades the data itself.',
  nothingToBackUp:
    'There is no Ringwise data in this database yet, so there is nothing to back up.',
} as const
