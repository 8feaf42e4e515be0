import {
  useDeleteCustomModelTemplateMutation,
  useDeleteSegmentMetaMutation,
  useDeleteSupportedConnectionMutation,
  useImportObjectModelFieldsMutation,
  useImportObjectModelsMutation,
  useImportSegmentMetasMutation,
  useImportSupportedConnectionsMutation,
} from '../../../../api'
import { DeleteTool } from './DeleteTool'
import { ImportTool } from './ImportTool'
import { TemplateTool } from './TemplateTool'
import { Tools } from './ToolCard'

/** The connections that organizations can make. */
export const SupportTools = () => (
  <Tools>
    <ImportTool
      title="systemTools.importConnections"
      about="systemTools.importConnectionsAbout"
      kind="csv"
      useImport={useImportSupportedConnectionsMutation}
      argOf={({ file }) => ({ supportedConnectionImport: { file } })}
    />
    <DeleteTool
      title="systemTools.deleteConnection"
      question="systemTools.deleteConnectionSure"
      label="systemTools.connectionId"
      useDeletion={useDeleteSupportedConnectionMutation}
    />
  </Tools>
)

export const SegmentTools = () => (
  <Tools>
    <ImportTool
      title="systemTools.importSegmentMetas"
      about="systemTools.importSegmentMetasAbout"
      kind="csv"
      useImport={useImportSegmentMetasMutation}
      argOf={({ file }) => ({ segmentMetaImport: { file } })}
    />
    <DeleteTool
      title="systemTools.deleteSegmentMeta"
      question="systemTools.deleteSegmentMetaSure"
      label="systemTools.segmentMetaId"
      useDeletion={useDeleteSegmentMetaMutation}
    />
  </Tools>
)

/** Object models, their fields, and the templates that organizations get models from. */
export const ObjectTools = () => (
  <Tools>
    <ImportTool
      title="systemTools.importModels"
      about="systemTools.importModelsAbout"
      kind="xlsx"
      useImport={useImportObjectModelsMutation}
      argOf={({ file }) => ({ objectModelImport: { file } })}
    />
    <ImportTool
      title="systemTools.importFields"
      about="systemTools.importFieldsAbout"
      kind="csv"
      intoModel
      useImport={useImportObjectModelFieldsMutation}
      argOf={({ file, objectModel }) => ({ objectModel, objectModelFieldImport: { file } })}
    />
    <TemplateTool />
    <DeleteTool
      title="systemTools.deleteTemplate"
      question="systemTools.deleteTemplateSure"
      label="systemTools.templateId"
      useDeletion={useDeleteCustomModelTemplateMutation}
    />
  </Tools>
)
