/** What backup and restore say about files that don't belong into a backup. */
export const backupMessages = {
  linkOutside: (path: string, target: string) =>
    `Nothing was backed up. ${path} is a link to a file outside of its folder (${target}). Replace the link with a copy of the file.`,
  deadLink: (path: string) =>
    `Nothing was backed up. ${path} is a link to a file that doesn't exist. Remove the link.`,
  linkToParent: (path: string) =>
    `Nothing was backed up. ${path} is a link to a folder that contains it. Remove the link.`,
  notAFile: (path: string) =>
    `Nothing was backed up. ${path} is neither a file nor a folder. Move it to another folder.`,
  notWritten:
    "Nothing was backed up. The file that was written can't be read back. Check the disk and try again.",
  unreadable: (reason: string) =>
    `Nothing was restored. The backup is damaged or incomplete, or it isn't a backup. Try another file. (${reason})`,
  notUnpacked: (folder: string, reason: string) =>
    `Nothing was restored. The backup can't be unpacked into ${folder}. Check the free disk space there, or set TMPDIR to another folder. (${reason})`,
  foreignEntry: (path: string) =>
    `Nothing was restored. This file isn't a Ringwise backup: it contains ${path}.`,
  lostLink: (path: string, target: string) =>
    `Nothing was restored. In the backup, ${path} is a link to ${target}, which isn't in it. ` +
    'Unpack the backup, delete the link, pack it again and restore that file.',
} as const
