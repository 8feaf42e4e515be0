// Made by `npm run generate` from openapi/. Do not edit.
export const cacheTags = ["CurrentUser","OwnOrganization","UiSetting","DataSetting","TermAcceptance","PlatformTerm","LastActivity","LoginActivity","PermissionGroup","DateFormat","PublicIp"] as const
