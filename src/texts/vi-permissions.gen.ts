// Made by `npm run generate`. Do not edit.
import internalPermissions from './vi/permissions/internal-permissions.json'
import permissions from './vi/permissions/permissions.json'

/** The same for the catalogue of permissions and what is granted of it. */
export const texts = { ...internalPermissions, ...permissions }
